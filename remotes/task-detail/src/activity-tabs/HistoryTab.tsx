import type { TaskScope } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

/** What was done to the task and said about it: the column of time without its files. */
export default function HistoryTab(scope: TaskScope) {
  return <ActivityOf {...scope} choice="changes" kinds={HISTORY} isReadOnly />;
}

const HISTORY = ['changes', 'comments'] as const;
