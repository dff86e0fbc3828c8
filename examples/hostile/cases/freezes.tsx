const FREEZE_MS = 1100;

/** The whole page stands still, for each task anew. */
export default function Part() {
  const end = performance.now() + FREEZE_MS;
  while (performance.now() < end);
  return <p>At very last.</p>;
}
