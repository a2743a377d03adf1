import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';

const CENTIMETERS = { in: 2.54, cm: 1 } as const;
type Unit = keyof typeof CENTIMETERS;

/** The page of `static.html` in React, with nothing but a router around it: what any React site pays at least. */
export function BareReact() {
  return (
    <>
      <header>
        <nav>
          <Link to="/">Home</Link>
          <Link to="/tools">Tools</Link>
        </nav>
      </header>
      <main>
        <Routes>
          <Route path="*" element={<Converter />} />
        </Routes>
      </main>
    </>
  );
}

function Converter() {
  const [value, setValue] = useState('10');
  const [from, setFrom] = useState<Unit>('in');
  const [to, setTo] = useState<Unit>('cm');
  const result = (Number(value) * CENTIMETERS[from]) / CENTIMETERS[to];
  return (
    <>
      <h1>Unit converter</h1>
      <p>Converts lengths with exact factors, as you type.</p>
      <div className="columns">
        <section aria-label="Your input">
          <label>
            Value{' '}
            <input inputMode="decimal" value={value} onChange={(event) => setValue(event.target.value)} />
          </label>
          <UnitField name="From" unit={from} choose={setFrom} />
          <UnitField name="To" unit={to} choose={setTo} />
        </section>
        <section aria-label="Result">
          <output>{Number(result.toPrecision(6))}</output>
          <p>1 inch is exactly 2.54 centimeters.</p>
        </section>
      </div>
    </>
  );
}

function UnitField({ name, unit, choose }: { name: string; unit: Unit; choose: (unit: Unit) => void }) {
  return (
    <label>
      {name}{' '}
      <select value={unit} onChange={(event) => choose(event.target.value === 'in' ? 'in' : 'cm')}>
        <option>in</option>
        <option>cm</option>
      </select>
    </label>
  );
}
