import type { TaskScope } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

export default function CommentsTab(scope: TaskScope) {
  return <ActivityOf {...scope} choice="comments" />;
}
