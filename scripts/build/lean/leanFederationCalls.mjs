/** Methods that nobody calls: plugins are known by our manifests, and have one name each. */
export const METHODS = ['preloadRemote', 'initRawContainer', 'setIdToRemoteMap'];

/** What is said to plugins of the runtime. Ours makes the script of an entry, and is asked for it in another way. */
const SAID =
  /^(\t+)(?:await )?(?:this|origin)(?:\.host)?\.(?:hooks|loaderHook)\.lifecycle\.\w+\.emit\(\{\n.*?^\1\}\);\n/gms;
/** After a container was replaced: the modules that it has shared. Containers of plugins share none. */
const SHARED = /^\t+let remoteInsId = .*?(?=^\t+host\.moduleCache\.delete\()/ms;
const LEFT = /if \(afterLoadRemoteArgs\) await .*;|^\t+this\.setIdToRemoteMap\(.*;$/gm;

/**
 * Leaves out what else the page does not use of the runtime of Module Federation, within its files.
 *
 * @param {string} code a file of `@module-federation/runtime-core`
 * @returns {string}
 */
export default function leanFederationCalls(code) {
  return code
    .replace(new RegExp(`^\\t(?:async )?(?:${METHODS.join('|')})\\([^]*?^\\t\\}\\n`, 'gm'), '')
    .replace(SAID, '')
    .replace(SHARED, '')
    .replace(LEFT, '');
}
