import type { TaskProps } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

export default function HistoryTab(scope: TaskProps) {
  return <ActivityOf {...scope} choice="changes" kinds={HISTORY} isReadOnly />;
}

const HISTORY = ['changes', 'comments'] as const;
