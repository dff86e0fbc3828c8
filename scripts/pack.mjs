import path from 'node:path';
import { packPackages } from './pack/packPackages.mjs';
import { inRepository } from './process/paths.mjs';

const tarballs = await packPackages({ root: inRepository(), outDir: inRepository('dist/packages') });
for (const [name, file] of Object.entries(tarballs)) {
  console.log(`${name}  ${path.relative(inRepository(), file)}`);
}
