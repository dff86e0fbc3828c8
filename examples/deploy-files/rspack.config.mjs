import { pluginPreset } from '@taskweave/plugin-sdk/rspack';

export default pluginPreset({
  root: import.meta.dirname,
  id: 'deploy-files',
  outDir: `${import.meta.dirname}/dist`,
  mode: 'production',
});
