import { type PointContract, usePluginConfig, useTranslation } from '@taskweave/plugin-sdk';
import type { NoticeConfig } from './noticeConfig';

/** At a point that another plugin has opened: who says what its props are declares them as that one does. */
declare module '@taskweave/plugin-sdk' {
  interface PluginPoints {
    'risk-score.remark': PointContract<{ readonly score: number; readonly threshold: number }>;
  }
}

export default function RiskRemark({
  score,
  threshold,
}: {
  readonly score: number;
  readonly threshold: number;
}) {
  const { t } = useTranslation();
  const { helpDesk } = usePluginConfig<NoticeConfig>();
  if (helpDesk === '') return null;
  return <p>{t('risk', { points: score - threshold, helpDesk })}</p>;
}
