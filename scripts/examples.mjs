import { buildExamples } from './examples/buildExamples.mjs';

await buildExamples({ note: (line) => console.log(line) });
