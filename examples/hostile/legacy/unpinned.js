globalThis.unpinnedHasRun = true;

export function draw(place) {
  place.textContent = 'Nobody has approved of this.';
}
