/** The purposes of personal data, in the same words on the home page, the about page, the forms and in the policy (M-099). */
export const dataUse = ({ offers }: { readonly offers: boolean }): string =>
  offers
    ? 'xử lý yêu cầu, hỗ trợ bạn và, chỉ khi bạn đồng ý riêng, báo ưu đãi'
    : 'xử lý yêu cầu và hỗ trợ bạn'
