import type { TaskScope } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

/** The files and addresses of the column of time alone, and fields to add more. */
export default function AttachmentsTab(scope: TaskScope) {
  return <ActivityOf {...scope} choice="files" />;
}
