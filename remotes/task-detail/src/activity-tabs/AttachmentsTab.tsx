import type { TaskProps } from '@taskweave/plugin-sdk';
import { ActivityOf } from './ActivityOf';

export default function AttachmentsTab(scope: TaskProps) {
  return <ActivityOf {...scope} choice="files" />;
}
