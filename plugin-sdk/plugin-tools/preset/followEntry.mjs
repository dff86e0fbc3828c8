/* global __webpack_require__, document */
// The chunks lie beside the entry. `publicPath: 'auto'` would find them, too, with code for workers and older browsers.
const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
if (script !== null) {
  const { href, search } = new URL(script.src);
  __webpack_require__.p = new URL('.', href).href;
  // The shell asks for the entry under a new address when it tries again. The chunks must follow: while a request
  // hangs, the browser sends no second one for the same address.
  if (search !== '') {
    const nameOf = __webpack_require__.u;
    if (nameOf) __webpack_require__.u = (id) => nameOf(id) + search;
    const styleOf = __webpack_require__.k;
    if (styleOf) __webpack_require__.k = (id) => styleOf(id) + search;
  }
}
