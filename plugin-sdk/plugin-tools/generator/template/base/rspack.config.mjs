import { pluginPreset } from '@taskweave/plugin-sdk/rspack';

export default pluginPreset({ root: import.meta.dirname, id: '__ID__' });
