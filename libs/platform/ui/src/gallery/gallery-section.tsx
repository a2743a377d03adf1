import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export interface GallerySectionProps {
  title: string;
  children: ReactNode;
}

export function GallerySection({ title, children }: GallerySectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
