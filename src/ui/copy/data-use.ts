/** Used on the home page, the about page, the forms and in the privacy policy (M-099). */
export const DATA_USE =
  'xử lý yêu cầu, hỗ trợ bạn và báo ưu đãi; bạn có thể từ chối nhận ưu đãi bất cứ lúc nào'
