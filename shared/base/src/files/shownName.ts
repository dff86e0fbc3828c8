/** Signs that turn the direction of what follows, so that `a\u202Efdp.exe` reads `aexe.pdf`. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The name of a file as people may trust it: what would turn its letters is a visible sign. */
export function shownName(name: string): string {
  return name.replace(TURNS, '\ufffd');
}
