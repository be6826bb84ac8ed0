import '../bare-page/page.css';

export const metadata = { title: 'Grünland' };

export default function Layout({ children }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  );
}
