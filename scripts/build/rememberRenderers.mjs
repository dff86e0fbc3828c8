// Every build has its own refresh runtime, and all find React through this hook. If it forgot the registered renderers,
// runtimes loaded later would have nothing to refresh.
const page = /** @type {{ __REACT_DEVTOOLS_GLOBAL_HOOK__?: object }} */ (globalThis);
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => {
  const renderers = new Map();
  let lastId = 0;
  return {
    renderers,
    supportsFiber: true,
    inject(/** @type {unknown} */ renderer) {
      lastId += 1;
      renderers.set(lastId, renderer);
      return lastId;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    checkDCE() {},
  };
})();
