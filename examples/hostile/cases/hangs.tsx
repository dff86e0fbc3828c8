/** The page never answers again. */
export default function Part() {
  while (document.body !== null);
  return <p>Never.</p>;
}
