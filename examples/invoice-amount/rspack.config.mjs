import { pluginPreset } from '@taskweave/plugin-sdk/rspack';

export default pluginPreset({
  root: import.meta.dirname,
  id: 'invoice-amount',
  outDir: `${import.meta.dirname}/dist`,
  mode: 'production',
});
