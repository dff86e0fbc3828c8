import type { TaskProps } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

export default function CommentsTab(scope: TaskProps) {
  return <ActivityOf {...scope} choice="comments" />;
}
