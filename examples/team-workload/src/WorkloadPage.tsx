import { GroupSummary } from './GroupSummary';
import { WorkloadTable } from './WorkloadTable';

export interface WorkloadPageProps {
  readonly params: Readonly<Record<string, string>>;
}

/** The same as a page, which can be linked to. The shell draws the head of it, with the label of the route. */
export default function WorkloadPage({ params }: WorkloadPageProps) {
  const { group } = params;
  return group === undefined ? <WorkloadTable /> : <GroupSummary id={group} />;
}
