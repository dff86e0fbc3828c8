// Every build has its own refresh runtime and finds React through this hook, which must remember the registered renderers for runtimes loaded later.
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
