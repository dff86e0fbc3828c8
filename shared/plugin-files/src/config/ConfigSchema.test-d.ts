import { type ConfigOf, defineConfig } from './ConfigSchema';

const risk = defineConfig({
  type: 'object',
  properties: {
    threshold: { type: 'number', default: 70 },
    mode: { type: 'string', enum: ['strict', 'mild'] },
    keys: { type: 'array', items: { type: 'string' } },
  },
  required: ['mode'],
});

declare const config: ConfigOf<typeof risk>;
config.threshold satisfies number;
config.mode satisfies 'strict' | 'mild';
config.keys satisfies readonly string[] | undefined;
// @ts-expect-error it may be absent
config.keys satisfies readonly string[];
// @ts-expect-error nobody declared it
config.other;
// @ts-expect-error a schema of a type that is none
defineConfig({ type: 'object', properties: { a: { type: 'date' } } });

const scripts = defineConfig({
  type: 'object',
  properties: {
    scripts: { anyOf: [{ type: 'boolean' }, { type: 'array', items: { type: 'string' } }], default: true },
  },
});
declare const choice: ConfigOf<typeof scripts>;
choice.scripts satisfies boolean | readonly string[];
// @ts-expect-error it may be a list
choice.scripts satisfies boolean;

const limits = defineConfig({
  type: 'object',
  properties: { hours: { type: 'object', additionalProperties: { type: 'number' }, default: {} } },
});
declare const map: ConfigOf<typeof limits>;
map.hours.loan satisfies number | undefined;
// @ts-expect-error any key may be absent
map.hours.loan satisfies number;
// @ts-expect-error a number is no map
5 satisfies typeof map.hours;
