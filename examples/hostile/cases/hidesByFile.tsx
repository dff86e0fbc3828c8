import './hides.css';

export default function Part() {
  return <p>Its style sheet hides everything.</p>;
}
