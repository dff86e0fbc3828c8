const RULE = '-'.repeat(78);

/**
 * @param {readonly import('./bundledPackages.mjs').BundledPackage[]} packages
 * @returns {string}
 */
export function thirdParty(packages) {
  /** @type {Map<string, string[]>} */
  const owners = new Map();
  for (const { name, version, texts } of packages) {
    for (const { text } of texts) {
      const key = text.replaceAll('\r\n', '\n').trim();
      owners.set(key, [...(owners.get(key) ?? []), `${name} ${version}`]);
    }
  }
  const list = packages.map(({ name, version, license, homepage }) =>
    [`${name} ${version}`, license, homepage].filter(Boolean).join(', '),
  );
  const texts = [...owners].map(([text, names]) => [RULE, ...names, RULE, '', text, ''].join('\n'));
  return [
    'Software of others in Taskweave',
    '',
    ...list,
    '',
    'Their licences and notices:',
    '',
    ...texts,
  ].join('\n');
}
