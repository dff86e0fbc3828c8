import type { TaskScope } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

export default function AttachmentsTab(scope: TaskScope) {
  return <ActivityOf {...scope} choice="files" />;
}
