import { pluginPreset } from '@taskweave/plugin-sdk/rspack';

export default pluginPreset({
  root: import.meta.dirname,
  id: 'copy-link',
  outDir: `${import.meta.dirname}/dist`,
  mode: 'production',
});
