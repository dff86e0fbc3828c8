import './heavy.css';

/** Its style sheet, which the build writes, has more rules than all pages of the application together. */
export default function Part() {
  return <p className="weight-1">Heavy.</p>;
}
