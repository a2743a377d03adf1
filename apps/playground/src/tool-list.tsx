import { tools } from '@seller-toolbox/catalogue';
import { ToolDrawing } from './tool-drawing.tsx';

export function ToolList() {
  return (
    <main>
      <h1>Playground</h1>
      <ul>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolDrawing tool={tool} /> <ToolDrawing tool={tool} scale={2} />{' '}
            <a href={`/tools/${tool.id}`}>{tool.id}</a> ({tool.category}, {tool.status})
          </li>
        ))}
      </ul>
      <p>
        <a href="/gallery">Gallery of primitives</a>
      </p>
    </main>
  );
}
