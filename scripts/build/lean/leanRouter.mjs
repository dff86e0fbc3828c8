/**
 * Makes what the page does not use of React Router fall away when it is built. The package ships one file of 370 kB, whose
 * components are given names for developers when the file is run, and which warns developers: to a bundler each is in use.
 * Without that the shell brings a sixth less of it.
 *
 * @param {string} code a file of `react-router`
 * @returns {string}
 */
export default function leanRouter(code) {
  return code
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/(?<== )(?=React\d*\.(?:forwardRef|memo|createContext|createElement)\()/g, '/* @__PURE__ */ ');
}
