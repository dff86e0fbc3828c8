import type { BulkActionProps } from '@taskweave/plugin-sdk';
import { DateAction } from './DateAction';

export default function DueDateAction(props: BulkActionProps) {
  return <DateAction {...props} field="due" />;
}
