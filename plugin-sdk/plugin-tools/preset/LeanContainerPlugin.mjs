/** `"1140": { shareScope: "default", shareKey: "react", import: null, requiredVersion: "^19.0.0", … }` */
const TAKEN =
  /"(\d+)": \{ shareScope: "default", shareKey: "([^"]+)", import: null, requiredVersion: "(\^\d+\.\d+\.\d+)", strictVersion: true, singleton: true, eager: false, fallback: undefined, treeShakingMode: null \}/g;
const DATA = '__webpack_require__.consumesLoadingData = { chunkMapping: ';
const MODULES = ', moduleIdToConsumeDataMapping: {';
const END = '}, initialConsumes: [] };';
const MAPPINGS = /^.* = __webpack_require__\.consumesLoadingData\..*$/gm;

/** Functions of that code that are written in another way, or not at all. */
const FUNCTIONS = {
  splitAndConvert: '',
  parseRange: '',
  parseVersion: '',
  versionLt: '',
  rangeToString: '',
  // In a range such as `^0.1.0` the first number that is not zero, and those before it, must not differ.
  satisfy: `var satisfy = function(range, version) {
	var least = range.slice(1).split(".").map(Number);
	var given = version.split(".").map(Number);
	var isFixed = true;
	for (var i = 0; i < 3; i++) {
		if (given[i] !== least[i]) return !isFixed && given[i] > least[i];
		isFixed = isFixed && least[i] === 0;
	}
	return true;
};`,
  // The shell's own: it was there before any container.
  findSingletonVersionKey: `var findSingletonVersionKey = function(scope, key) {
	return Object.keys(scope[key])[0];
};`,
  resolveHandler: `var resolveHandler = function(id) {
	var found = ranges.find(function(range) { return __webpack_require__.o(range[1], id); });
	return function() { return loadStrictSingletonVersionCheck("default", found[1][id], found[0]); }
};`,
};

/**
 * Leaves out of a container what no plugin needs: a third of it. The bundler writes the code for all ways to share a module,
 * and nine facts about each. Plugins take modules in one way alone, the shell's only copy where its version fits, and share
 * none.
 */
export class LeanContainerPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TaskweaveLeanContainer', (compilation) => {
      compilation.hooks.runtimeModule.tap('TaskweaveLeanContainer', ({ name, source }) => {
        const lean = { consumes_loading: leanConsumes, sharing: leanSharing }[name];
        if (lean === undefined || source === undefined) return;
        source.source = Buffer.from(lean(source.source.toString('utf8')));
      });
    });
  }
}

/**
 * @param {string} code with which a container takes modules
 * @returns {string} the same if it takes some in another way
 */
export function leanConsumes(code) {
  const data = code.split('\n').find((line) => line.startsWith(DATA)) ?? '';
  const [chunks = '', modules = ''] = data.slice(DATA.length, -END.length).split(MODULES);
  const taken = [...modules.matchAll(TAKEN)].map(([, id = '', key = '', range = '']) => ({ id, key, range }));
  if (taken.length === 0 || !data.endsWith(END) || modules.replaceAll(TAKEN, '').replaceAll(', ', '') !== '')
    return code;
  // Names that begin alike stand together, which compresses best.
  taken.sort((a, b) => (a.key < b.key ? -1 : 1));
  const ranges = [...new Set(taken.map(({ range }) => range))].map((range) => {
    const keys = taken.filter((one) => one.range === range).map(({ id, key }) => `${id}: "${key}"`);
    return `["${range}", {${keys.join(', ')}}]`;
  });
  const mapping = Object.entries(JSON.parse(chunks)).map(([chunk, all]) => {
    const ids = taken.filter(({ id }) => all.includes(id)).map(({ id }) => id);
    return `${chunk}: [${ids.join(', ')}]`;
  });
  const lean = `var chunkMapping = {${mapping.join(', ')}};\nvar ranges = [${ranges.join(', ')}];`;
  return Object.entries(FUNCTIONS)
    .reduce(withFunction, code.replace(data, () => lean).replaceAll(MAPPINGS, ''))
    .replace('moduleIdToConsumeDataMapping[id]', 'id')
    .replace('rangeToString(requiredVersion)', 'requiredVersion');
}

/**
 * @param {string} code
 * @param {[name: string, instead: string]} replaced a function that begins and ends at the start of a line
 */
function withFunction(code, [name, instead]) {
  const start = code.indexOf(`\nvar ${name} = function`);
  const end = code.indexOf('\n', code.indexOf('\n}', start) + 1);
  return start < 0 ? code : `${code.slice(0, start)}\n${instead}${code.slice(end)}`;
}

/**
 * @param {string} code with which a container adds to what is shared
 * @returns {string} the same for one that does
 */
export function leanSharing(code) {
  return code.includes('scopeToSharingDataMapping: {  }')
    ? `__webpack_require__.S = {};
__webpack_require__.I = function(name) {
	if (!__webpack_require__.o(__webpack_require__.S, name)) __webpack_require__.S[name] = {};
	return 1;
};`
    : code;
}
