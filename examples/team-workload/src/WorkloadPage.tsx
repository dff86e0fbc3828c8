import { GroupSearch } from './GroupSearch';
import { GroupSummary } from './GroupSummary';
import { StuckInstances } from './StuckInstances';
import { WorkloadChart } from './WorkloadChart';
import { WorkloadTable } from './WorkloadTable';

export interface WorkloadPageProps {
  readonly params: Readonly<Record<string, string>>;
}

/** The same as a page, with a chart, which can be linked to. The shell draws the head of it, with the label of the route. */
export default function WorkloadPage({ params }: WorkloadPageProps) {
  const { group } = params;
  if (group !== undefined) return <GroupSummary id={group} />;
  return (
    <>
      <GroupSearch />
      <WorkloadTable />
      <WorkloadChart />
      <StuckInstances />
    </>
  );
}
