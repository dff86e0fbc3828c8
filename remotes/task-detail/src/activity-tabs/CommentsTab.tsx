import type { TaskScope } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

/** The comments of the column of time alone, and a field to say more. */
export default function CommentsTab(scope: TaskScope) {
  return <ActivityOf {...scope} choice="comments" />;
}
