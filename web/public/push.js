/** Told from afar that it is one's turn: shows it, and opens the table. It keeps nothing. */

self.addEventListener("push", (event) => {
  const { text, url } = event.data.json();
  const table = new URL(url, self.location.origin);
  const path = table.origin === self.location.origin ? table.pathname : "/";
  const notice = { body: text, tag: path, data: path };
  event.waitUntil(self.registration.showNotification("Three Crowns", notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
