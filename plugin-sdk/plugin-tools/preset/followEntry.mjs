/* global __webpack_require__, document */
// The shell asks for the entry under a new address when it tries again. The chunks must follow: while a request
// hangs, the browser sends no second one for the same address.
const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
const query = script === null ? '' : new URL(script.src).search;
if (query !== '') {
  const nameOf = __webpack_require__.u;
  if (nameOf) __webpack_require__.u = (id) => nameOf(id) + query;
  const styleOf = __webpack_require__.k;
  if (styleOf) __webpack_require__.k = (id) => styleOf(id) + query;
}
