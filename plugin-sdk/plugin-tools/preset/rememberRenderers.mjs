// Every build brings a refresh runtime of its own, and all find React through this hook. A hook that forgets the
// renderers it was told of leaves the runtimes that come later with nothing to refresh.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => {
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
