import { usePluginConfig } from '@taskweave/plugin-sdk';
import type { DetailConfig } from './detailConfig';

export function useDetailConfig(): DetailConfig {
  return usePluginConfig<DetailConfig>();
}
