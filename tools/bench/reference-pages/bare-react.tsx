import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';

const CENTIMETERS = { in: 2.54, cm: 1 } as const;
type Unit = keyof typeof CENTIMETERS;

/** The page of `static.html` in React with a router only: the minimum cost of a React site. */
export function BareReact() {
  return (
    <>
      <header>
        <nav>
          <Link to="/">首页</Link>
          <Link to="/tools">全部工具</Link>
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
      <h1>单位换算</h1>
      <p>按精确系数换算长度，边输入边换算。</p>
      <div className="columns">
        <section aria-label="输入">
          <label>
            数值{' '}
            <input inputMode="decimal" value={value} onChange={(event) => setValue(event.target.value)} />
          </label>
          <UnitField name="从" unit={from} choose={setFrom} />
          <UnitField name="到" unit={to} choose={setTo} />
        </section>
        <section aria-label="结果">
          <output>{Number(result.toPrecision(6))}</output>
          <p>1 英寸恰好等于 2.54 厘米。</p>
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
