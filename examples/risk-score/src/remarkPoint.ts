import type { PointContract } from '@taskweave/plugin-sdk';

declare module '@taskweave/plugin-sdk' {
  interface PluginPoints {
    /** Below a score that is too high: other plugins say what to do. */
    'risk-score.remark': PointContract<{ readonly score: number; readonly threshold: number }>;
  }
}
