/** Where dialogs and menus are put: the page's own place for them, so that styles and plugins can count on it; else the body. */
export function overlayRoot(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}
