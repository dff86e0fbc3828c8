import { pluginPreset } from '@taskweave/plugin-sdk/rspack';

export default pluginPreset({
  root: import.meta.dirname,
  id: 'office-notice',
  outDir: `${import.meta.dirname}/dist`,
  mode: 'production',
});
