import type { BulkActionProps } from '@taskweave/plugin-sdk';
import { DateAction } from './DateAction';

export default function FollowUpAction(props: BulkActionProps) {
  return <DateAction {...props} field="followUp" />;
}
