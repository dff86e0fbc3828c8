import { pluginPreset } from '@taskweave/plugin-sdk/rspack';

const preset = pluginPreset({
  root: import.meta.dirname,
  id: 'svelte-deadline',
  outDir: `${import.meta.dirname}/dist`,
  mode: 'production',
});

// The preset is an ordinary configuration: another language is one more rule.
export default {
  ...preset,
  resolve: { ...preset.resolve, conditionNames: ['svelte', 'browser', 'import', 'module', 'default'] },
  module: {
    ...preset.module,
    rules: [
      ...preset.module.rules,
      { test: /\.svelte$/, loader: 'svelte-loader', options: { emitCss: true } },
    ],
  },
};
