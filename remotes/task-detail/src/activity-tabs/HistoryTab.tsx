import type { TaskScope } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

export default function HistoryTab(scope: TaskScope) {
  return <ActivityOf {...scope} choice="changes" kinds={HISTORY} isReadOnly />;
}

const HISTORY = ['changes', 'comments'] as const;
