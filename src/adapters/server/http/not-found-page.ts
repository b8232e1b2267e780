export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="/pictures/site/favicon.svg">
<title>Không tìm thấy trang</title>
</head>
<body>
<h1>Không tìm thấy trang</h1>
<p>Trang bạn tìm không có ở đây.</p>
<p><a href="/">Về trang chủ</a></p>
</body>
</html>
`
