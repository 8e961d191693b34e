/** Which page is shown: the address, and links that change it without loading everything anew. */

export type Page =
  | { at: "hall" }
  | { at: "table"; id: string }
  | { at: "replay"; id: string }
  | { at: "rules"; game: string }
  | { at: "person"; name: string }
  | { at: "nowhere" };

export function pageOf(path: string): Page {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length === 0) {
    if (first === "") return { at: "hall" };
    if (first === "t" && second) return { at: "table", id: second };
    if (first === "replay" && second) return { at: "replay", id: second };
    if (first === "rules" && second) return { at: "rules", game: second };
    if (first === "people" && second) return { at: "person", name: second };
  }
  return { at: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken escape names nothing that exists
  }
}

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  page = $derived(pageOf(this.path));

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
  }

  /** Change the address of what is shown, without a step in the browser's history. */
  note(hash: string): void {
    history.replaceState(null, "", `#${hash}`);
    this.hash = hash;
  }

  read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** Links inside the house change the page; everything else is left to the browser. */
export function followLinks(): void {
  addEventListener("popstate", () => route.read());
  addEventListener("hashchange", () => route.read());
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin)
      return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    route.go(link.pathname + link.hash);
  });
}
