import './leaks.css';

export default function Part() {
  return <p className="leaking">It would like to have the page.</p>;
}
