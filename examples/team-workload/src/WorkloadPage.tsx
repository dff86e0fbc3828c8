import { WorkloadTable } from './WorkloadTable';

/** The same as a page, which can be linked to. The shell draws the head of it, with the label of the route. */
export default function WorkloadPage() {
  return <WorkloadTable />;
}
