import { createHash } from 'node:crypto';

const SPDX = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0'];

/**
 * Reproducible: the serial number is derived from the contents.
 * @param {object} options
 * @param {{ group: string, name: string, version: string, purl: string }} options.subject
 * @param {readonly Pick<import('./bundledPackages.mjs').BundledPackage, 'name' | 'version' | 'license' | 'homepage'>[]} options.packages
 * @param {number} options.epoch
 * @returns {string}
 */
export function cyclonedx({ subject, packages, epoch }) {
  const components = packages.map(componentOf);
  const bill = {
    metadata: {
      timestamp: new Date(epoch * 1000).toISOString(),
      component: {
        type: 'library',
        'bom-ref': subject.purl,
        group: subject.group,
        name: subject.name,
        version: subject.version,
        licenses: [{ license: { id: 'Apache-2.0' } }],
        purl: subject.purl,
      },
    },
    components,
    dependencies: [
      { ref: subject.purl, dependsOn: components.map((component) => component['bom-ref']) },
      ...components.map((component) => ({ ref: component['bom-ref'] })),
    ],
  };
  const digest = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const head = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    version: 1,
  };
  return `${JSON.stringify({ ...head, ...bill }, null, 2)}\n`;
}

/** @param {Pick<import('./bundledPackages.mjs').BundledPackage, 'name' | 'version' | 'license' | 'homepage'>} one */
function componentOf({ name, version, license, homepage }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope !== undefined && { group: scope }),
    name: bare ?? name,
    version,
    licenses: [licenseOf(license)],
    purl,
    ...(homepage.startsWith('https://') && { externalReferences: [{ type: 'website', url: homepage }] }),
  };
}

/** @param {string} license */
function licenseOf(license) {
  if (SPDX.includes(license)) return { license: { id: license } };
  if (/ (OR|AND) /.test(license)) return { expression: license };
  return { license: { name: license } };
}
